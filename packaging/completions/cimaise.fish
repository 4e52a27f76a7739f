# fish completion for cimaise

complete -c cimaise -f -a '(__fish_complete_suffix .cimaise)'
complete -c cimaise -s h -l help -d 'List the options'
complete -c cimaise -l help-all -d 'List the options, with those of Qt'
complete -c cimaise -s v -l version -d 'Tell the version, the commit and which Qt runs'
complete -c cimaise -l lang -x -a 'en fr' -d 'The language, for this run'
complete -c cimaise -l data -x -a '(__fish_complete_directories)' -d 'The folder of the library of games'
complete -c cimaise -l open-page -x -a 'home new table rules settings' -d 'The page shown first'
complete -c cimaise -l size -x -d 'The size of the window, such as 360x640'
complete -c cimaise -l appearance -x -a 'light dark' -d 'Light or dark, for this run'
complete -c cimaise -l self-test -d 'Show every page once, and end'
