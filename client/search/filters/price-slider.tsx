import { useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '#client/ui/hydration.ts';
import { formatPrice } from '#contract/format.ts';
import type { Choices } from '#contract/search.ts';
import { t } from '#language/t.ts';
import { PriceHandle } from './price-handle.tsx';
import { PriceHistogram } from './price-histogram.tsx';
import { positionOf } from './price-scale.ts';

/** The keyboard fires `change` at every step. */
const PAUSE_MS = 350;

export interface PriceRange {
  minPrice: string | undefined;
  maxPrice: string | undefined;
}

interface PriceSliderProps {
  bars: Choices['price'];
  edges: number[];
  range: PriceRange;
  onMove(range: PriceRange): void;
  onRest(): void;
}

/** The ends of the scale are no bounds. */
export function PriceSlider({ bars, edges, range, onMove, onRest }: PriceSliderProps) {
  const hydrated = useHydrated();
  const [releases, setReleases] = useState(0);
  const rest = useEffectEvent(onRest);
  const last = edges.length - 1;
  const { minPrice, maxPrice } = range;
  const from = minPrice === undefined ? 0 : positionOf(Number(minPrice), edges);
  const to = maxPrice === undefined ? last : positionOf(Number(maxPrice), edges);
  const low = Math.round(from);
  const high = Math.round(to);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move starts the pause anew
  useEffect(() => {
    if (!releases) return;
    const pause = setTimeout(() => rest(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [releases, minPrice, maxPrice]);

  return (
    <div className="relative mb-4 pb-3">
      <div className="px-3.5">
        <PriceHistogram bars={bars} from={from} to={to} />
      </div>
      {hydrated && (
        <>
          <PriceHandle
            label={t('Lowest price')}
            text={formatPrice(Number(minPrice ?? edges[0]))}
            at={low}
            last={last}
            above={low > last / 2}
            onMove={(place) => {
              const edge = Math.min(place, Math.max(0, high - 1));
              onMove({ ...range, minPrice: edge === 0 ? undefined : String(edges[edge]) });
            }}
            onRelease={() => setReleases(releases + 1)}
          />
          <PriceHandle
            label={t('Highest price')}
            text={
              maxPrice === undefined
                ? t('{price} and more', { price: formatPrice(edges[last] ?? 0) })
                : formatPrice(Number(maxPrice))
            }
            at={high}
            last={last}
            above={low <= last / 2}
            onMove={(place) => {
              const edge = Math.max(place, Math.min(last, low + 1));
              onMove({ ...range, maxPrice: edge === last ? undefined : String(edges[edge]) });
            }}
            onRelease={() => setReleases(releases + 1)}
          />
        </>
      )}
    </div>
  );
}
