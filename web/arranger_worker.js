// Searches for the best arrangement of a museum in a worker, one request after the other.
import createArranger from './cimaise_arranger.js';

const arranger = createArranger();

addEventListener('message', async ({data: {file, side, seconds}}) => {
    const {ccall} = await arranger;
    postMessage(ccall('cimaise_arranger_answer', 'string', ['string', 'number', 'number'], [file, side, seconds]));
});
