import { Price } from "#ui/text/price.tsx";
import { Rating, Stars } from "#ui/text/rating.tsx";
import { RatingBars } from "#ui/text/rating-bars.tsx";
import { Specimen } from "./specimen.tsx";

const scores = [
  { stars: 5, percent: 92 },
  { stars: 4, percent: 6 },
  { stars: 3, percent: 1 },
  { stars: 2, percent: 1 },
  { stars: 1, percent: 0 },
];

export function PriceSpecimen() {
  return (
    <Specimen title="Price and rating" rule="Lone prices are proportional; columns are tabular">
      <div className="flex flex-wrap items-end gap-x-10 gap-y-5">
        <Price now="$149.00" was="$189.00" off="21% off" size="lg" />
        <Price now="$38.50" />
        <Rating value="4.9" count={214} />
        <Stars value={4} />
        <Rating />
      </div>
      <div className="mt-6 max-w-md">
        <RatingBars scores={scores} />
      </div>
    </Specimen>
  );
}
