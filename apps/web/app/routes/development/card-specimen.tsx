import { ListingCard } from "#areas/directory/listing-card-link.tsx";
import { PlanCard } from "#areas/payments/plan-card.tsx";
import { Button } from "#ui/actions/button.tsx";
import { Specimen } from "./specimen.tsx";
import type { SpecimenArt } from "./specimen-art.server.ts";

export function CardSpecimen({ art }: { art: SpecimenArt }) {
  return (
    <Specimen title="Cards" rule="Photo first, then name, then the one fact that decides">
      <div className="grid items-start gap-x-6 gap-y-9 sm:grid-cols-2">
        <ListingCard
          card={{
            id: "BUS-00000001",
            to: "#teranga-table",
            name: "Teranga Table",
            category: "Restaurants",
            place: "Marrickville NSW",
            image: art.business,
            logoSrc: undefined,
            opening: { isOpen: true, text: "Open until 10 pm", zone: null },
            priceFrom: "from $18",
            rating: { mean: "4.9", count: 214 },
            isSpotlight: true,
          }}
        />
        <ListingCard
          card={{
            id: "BUS-00000002",
            to: "#savanna-grocer",
            name: "Savanna Grocer",
            category: "Retail",
            place: "Footscray VIC",
            image: art.business,
            logoSrc: undefined,
            opening: { isOpen: false, text: "Closed today", zone: null },
            priceFrom: null,
            rating: null,
            isSpotlight: false,
          }}
        />
        <PlanCard
          name="Pro"
          price="$14.95"
          period="per month"
          promise="3 listings. 6 months free, then billed monthly."
          action={<Button isFull>Upgrade to Pro</Button>}
        />
        <PlanCard
          name="Growing"
          price="$4.95"
          period="per month"
          promise="One listing with bookings."
          features={["Bookings", "Gallery", "Jobs"]}
          isCurrent
        />
      </div>
    </Specimen>
  );
}
