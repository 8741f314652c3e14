import { Button } from "#ui/actions/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { MissingImage } from "#ui/media/missing-image.tsx";
import { Specimen } from "./specimen.tsx";

export function EmptySpecimen() {
  return (
    <Specimen
      title="Empty, loading, missing image"
      rule="Say what happened in the spec’s words, then offer one next step"
    >
      <div className="grid items-start gap-7 lg:grid-cols-3 lg:gap-6">
        <EmptyState
          title="No businesses found. Try a different search or filter."
          action={
            <Button variant="secondary" size="sm">
              Clear filters
            </Button>
          }
        />
        <div>
          <Skeleton className="aspect-3/2 rounded-lg" />
          <Skeleton className="mt-[18px] h-5 w-2/3 rounded-sm" />
          <Skeleton className="mt-2.5 h-3.5 w-[46%] rounded-sm" />
        </div>
        <div className="aspect-3/2 overflow-hidden rounded-lg">
          <MissingImage detail="after 8 seconds or an error" />
        </div>
      </div>
    </Specimen>
  );
}
