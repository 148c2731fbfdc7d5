import type { SavingsResult } from '@/calculator/types';
import { useContent } from '@/content/use-content';
import { cn } from '@/lib/cn';
import type { PriceScale } from './price-scale';

const PRICE = 'price max-lg:flex max-lg:flex-wrap max-lg:content-start max-lg:items-baseline max-lg:gap-x-2';

/** Our price and the competitors' prices, each at the position of the price on the ruler. */
function PriceList({ result, scale }: { result: SavingsResult; scale: PriceScale }) {
  const { formats, heroPrices } = useContent();
  const competitors = [
    { key: 'nationalBrand', price: result.nationalBrandPrice },
    { key: 'dealership', price: result.dealershipPrice },
  ] as const;
  return (
    <ol className="price-list z-above relative grid min-w-0 flex-1 fit-text-sm/9">
      <li
        className={cn(PRICE, 'price-ours')}
        style={{ '--position': 0, '--next': scale.positionOf(result.nationalBrandPrice) }}
      >
        <div className="lg:bg-card contents lg:block lg:px-4.5 lg:pt-2.5 lg:pb-2">
          <p className="text-primary-text type-figure fit-text-3xl/5 xs:max-lg:min-w-22 lg:text-4xl">
            {formats.dollars(result.productPrice)}
          </p>
          <p className="font-semibold">{heroPrices.product}</p>
        </div>
      </li>
      {competitors.map(({ key, price }) => (
        <li
          key={key}
          className={cn(PRICE, 'lg:px-4 lg:pt-3 lg:last:text-right')}
          style={{ '--position': scale.positionOf(price) }}
        >
          <p className="type-figure fit-text-2xl/7 xs:max-lg:min-w-22 lg:text-3xl">
            {formats.dollars(price)}
          </p>
          <p className="font-medium">{heroPrices[key]}</p>
        </li>
      ))}
    </ol>
  );
}

export { PriceList };
