import { ArticleCard } from "#ui/layout/article-card.tsx";
import { BusinessCard } from "#ui/layout/business-card.tsx";
import { ProductCard } from "#ui/layout/product-card.tsx";
import { VideoCard } from "#ui/layout/video-card.tsx";
import { Specimen } from "./specimen.tsx";
import type { SpecimenArt } from "./specimen-art.server.ts";

export function CardSpecimen({ art }: { art: SpecimenArt }) {
  return (
    <Specimen
      title="Cards"
      rule="Business, product, article, video. Photo first, then name, then the one fact that decides"
    >
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-7 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-9 xl:grid-cols-4">
        <BusinessCard
          to="#teranga-table"
          name="Teranga Table"
          category="Restaurants"
          place="Senegalese, Marrickville NSW"
          image={art.business}
          rating="4.7"
          reviewCount={176}
          slot="Next: Today 7:00 pm"
        />
        <ProductCard
          to="#yirgacheffe"
          name="Yirgacheffe whole beans 1 kg"
          store="Jebena Coffee"
          image={art.product}
          price={{ now: "$46.00" }}
          rating="4.9"
        />
        <ArticleCard
          to="#cold-water"
          kicker="Movement"
          title="Cold water, warm company"
          byline="Deng Majok, 4 min read"
          image={art.article}
        />
        <VideoCard
          to="#thumb-piano"
          title="Thumb piano sessions no. 6"
          channel="Amani Music"
          duration="9:27"
          image={art.video}
          ratio="square"
        />
        <BusinessCard
          to="#savanna-grocer"
          name="Savanna Grocer"
          category="Retail"
          place="Groceries, Footscray VIC"
          slot="Closed today"
          isSlotQuiet
          isSpotlight
          isHidden
        />
        <ProductCard
          to="#sack"
          name="Yirgacheffe whole beans for the whole household, ground or not, 5 kg"
          store="Jebena Coffee"
          image={art.product}
          price={{ now: "$149.00", was: "$189.00", off: "21% off" }}
          flag="New"
        />
        <ProductCard
          to="#sold-out"
          name="Jebena, black clay"
          store="Jebena Coffee"
          image={art.product}
          price={{ now: "$64.00" }}
          isSoldOut
        />
        <ProductCard
          to="#no-image"
          name="Coffee cup, set of six"
          store="Jebena Coffee"
          price={{ now: "Free" }}
        />
      </div>
    </Specimen>
  );
}
