// Plays samples/muse/finished-3 by touch: palaces, studios, coins, a deck that ran out twice; and
// samples/muse/round with its events.
import {sample, sitDown, undoAndRedo} from './table.js';
import {beginning} from './words.js';

const {players, artists} = sample('muse/finished-3');

async function lay(app, owner, cards) {
    for (const pile of ['studio', 'palace']) {
        await app.touchName(app.say(`muse.board.${pile}`, {owner}), 'radio');
        for (const card of cards[pile]) {
            const name = beginning(app.say(`muse.card.${card}`));
            await app.touchName(name, 'button');
            await app.find(new RegExp(`${name.source}.*: .*${owner}`, 'u'), 'button');
        }
    }
}

async function takeCoins(app, owner, coins) {
    for (const [suit, count] of Object.entries(coins)) {
        const name = app.say('muse.coins.take', {suit: app.say(`muse.suit.${suit}`)});
        await app.roll(name, 'button');
        for (let coin = 1; coin <= count; coin += 1) {
            await app.touchName(name, 'button');
        }
        const spoken = app.say('muse.coins.spoken', {suit: app.say(`muse.suit.${suit}`), owner, held: count, economy: '…', equation: ''});
        await app.find(new RegExp(`^${spoken.split('…')[0]}`, 'iu'), 'group');
    }
}

async function turnTo(app, owner) {
    const name = new RegExp(`^${owner}\\P{L}`, 'u');
    await app.touchName(name, 'tab');
    await app.until(async () => (await app.find(name, 'tab')).on, `${owner} is shown`);
}

export async function enter(app) {
    await sitDown(app, 'muse.name', players);
    await app.touchName(app.say('new.start'));
    await app.find(app.toolNamed('muse.tool.coins'), 'button');
    for (const [index, owner] of players.entries()) {
        await turnTo(app, owner);
        await lay(app, owner, artists[index]);
    }
    // a point for each painting in the palace
    await app.waitTotal('Ana', 4);
    await app.waitTotal('Bo', 3);
    await app.waitTotal('Cy', 2);
    await undoAndRedo(app, 'Cy', 1, 2);
    await app.touchTool('muse.tool.coins');
    for (const [index, owner] of players.entries()) {
        await turnTo(app, owner);
        await takeCoins(app, owner, artists[index].coins);
    }
    return {Ana: 4, Bo: 3, Cy: 2};
}

export async function playRound(app) {
    const filter = app.say('muse.name');
    await app.touch(await app.roll(filter, 'radio', 20));
    await app.until(async () => (await app.find(filter, 'radio')).on, 'only samples of Muse are shown');
    await app.touch(await app.roll(beginning(app.say('samples.muse.round')), 'button', 20));
    await app.touchTool('muse.tool.round');
    await app.touchName(app.say('muse.round.resolve'));
    await app.roll(app.say('muse.round.play'), 'button');
    await app.touchName(app.say('muse.round.play'));
    // the Palace action moves the Bard of Ana, who had no painting in the palace
    await app.waitTotal('Ana', 1);
    await undoAndRedo(app, 'Ana', 0, 1);
    return {Ana: 1, Bo: 1, Cy: 0, Di: 1};
}
