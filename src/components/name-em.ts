import { settings } from '@/lib/settings';
import { emOf } from '@/lib/text-em';

/** Width of the longest word of the product's name in em of the display face. */
export const NAME_EM: number = Math.ceil(10 * Math.max(...settings.productName.split(/\s+/).map(emOf))) / 10;
