import { openingLabel, openingPath } from "#lib/launch/opening-path.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";

export interface LandingPaths {
  /** Null while the marketplace is closed to this person. */
  browseMarketplace: string | null;
  createStore: string;
}

/** Members see the same two panels after registering and when they come back. */
export function LandingPanels({ browseMarketplace, createStore }: LandingPaths) {
  const isClosed = browseMarketplace === null;
  return (
    <div className="mt-9 grid gap-6 text-left md:grid-cols-2">
      <Panel
        title="Directory"
        text="Find a place to eat, a braider or an accountant, or add your own business."
        picture="/pictures/areas/landing-directory.svg"
        browse={{ label: "Browse Directory", to: "/directory" }}
        create={{ label: "Add Your Business", to: "/directory/add-business" }}
      />
      <Panel
        title="Marketplace"
        text={
          isClosed
            ? "Cloth, coffee and records from local sellers. It opens soon. Want to sell? You can ask for a store now."
            : "Shop for cloth, coffee and records, or open a store and get paid by card."
        }
        picture="/pictures/areas/landing-marketplace.svg"
        browse={
          isClosed
            ? { label: openingLabel, to: openingPath("marketplace") }
            : { label: "Browse Marketplace", to: browseMarketplace }
        }
        create={{ label: "Create Store", to: createStore }}
      />
    </div>
  );
}

interface PanelProps {
  title: string;
  text: string;
  picture: string;
  browse: { label: string; to: string };
  create: { label: string; to: string };
}

function Panel({ title, text, picture, browse, create }: PanelProps) {
  return (
    <Card as="article" isPadded={false} className="overflow-hidden">
      <img
        src={picture}
        alt=""
        width={760}
        height={420}
        className="h-[170px] w-full object-cover md:h-[220px]"
      />
      <div className="p-[18px] md:p-6">
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-1.5 mb-4.5 text-ink-2">{text}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={browse.to}>{browse.label}</LinkButton>
          <LinkButton to={create.to} variant="secondary">
            {create.label}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
