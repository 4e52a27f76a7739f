"""Tests that hanging a painting is audible on a null sink, and silent without a sound server."""

import array

import layouts
from case import WindowTest, main
from desktop import wait_for
from table import Table


class Sound(WindowTest):
    def begin(self, **environment):
        app = self.new_app()
        app.start(layouts.write(app.folder / "table.cimaise"), environment=environment)
        return app, Table(app)

    def start_server(self):
        """A sound server that plays into nothing; its address."""
        folder = self.desktop.folder / "pulse"
        folder.mkdir()
        server = f"unix:{folder}/native"
        self.desktop.start(["pulseaudio", "--daemonize=no", "--exit-idle-time=-1", "-n",
                            "--use-pid-file=no", "--disable-shm",
                            "-L", f"module-native-protocol-unix auth-anonymous=1 socket={folder}/native",
                            "-L", "module-null-sink sink_name=nowhere"],
                           environment={"PULSE_RUNTIME_PATH": str(folder)},
                           stdout=(folder / "log").open("w"), stderr=-2)
        wait_for(lambda: "nowhere" in self.desktop.run("pactl", "-s", server, "list", "short",
                                                       "sinks", check=False), "a null sink")
        return server

    def test_hanging_is_heard(self):
        server = self.start_server()
        app, table = self.begin(PULSE_SERVER=server)
        heard = self.desktop.folder / "heard.raw"
        recorder = self.desktop.start(["parec", "-s", server, "-d", "nowhere.monitor",
                                       "--latency-msec=20"], stdout=heard.open("wb"))
        wait_for(lambda: heard.stat().st_size > 40000, "the silence before")
        self.assertEqual(loudest(heard), 0)
        table.touch_key(7)
        table.wait_hangs("upper", 1, 7)
        wait_for(lambda: loudest(heard) > 300, lambda: f"something to hear, but {loudest(heard)}")
        recorder.terminate()

    def test_silence_without_a_server(self):
        app, table = self.begin(PULSE_SERVER="unix:/nonexistent")
        table.touch_key(7)
        table.wait_hangs("upper", 1, 7)


def loudest(file):
    """The greatest sample of 16 bits so far."""
    data = file.read_bytes()
    return max(map(abs, array.array("h", data[:len(data) // 2 * 2])), default=0)


if __name__ == "__main__":
    main()
