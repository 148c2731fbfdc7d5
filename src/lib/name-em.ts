import { settings } from './settings';

const longestWord = Math.max(...settings.productName.split(/\s+/).map((word) => word.length));

/** Width of the longest word of the product's name in em of the display face, estimated by its count of letters. */
export const NAME_EM: number = Math.ceil(longestWord * 6.2) / 10;
