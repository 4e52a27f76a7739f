// Looks for the best arrangement of a museum, one question after the other, beside the page.
import createArranger from './cimaise_arranger.js';

const arranger = createArranger();

addEventListener('message', async ({data: {file, side, seconds}}) => {
    const {ccall} = await arranger;
    postMessage(ccall('cimaise_arranger_answer', 'string', ['string', 'number', 'number'], [file, side, seconds]));
});
