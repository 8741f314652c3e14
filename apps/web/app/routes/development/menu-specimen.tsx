import { CaretDownIcon } from "@phosphor-icons/react/dist/ssr/CaretDown";
import { FilmSlateIcon } from "@phosphor-icons/react/dist/ssr/FilmSlate";
import { LeafIcon } from "@phosphor-icons/react/dist/ssr/Leaf";
import { MapTrifoldIcon } from "@phosphor-icons/react/dist/ssr/MapTrifold";
import { PackageIcon } from "@phosphor-icons/react/dist/ssr/Package";
import { ShoppingCartIcon } from "@phosphor-icons/react/dist/ssr/ShoppingCart";
import { StorefrontIcon } from "@phosphor-icons/react/dist/ssr/Storefront";
import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { Menu, type MenuItem } from "#ui/actions/menu.tsx";
import { MenuRow } from "#ui/actions/menu-row.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { Specimen } from "./specimen.tsx";

const items: MenuItem[] = [
  { label: "Directory", to: "#directory", icon: <MapTrifoldIcon size={20} />, isCurrent: true },
  { label: "Marketplace", to: "#marketplace", icon: <StorefrontIcon size={20} /> },
  { label: "Media", icon: <FilmSlateIcon size={20} />, isDisabled: true, note: "Coming Soon" },
  { label: "Wellbeing", icon: <LeafIcon size={20} />, isDisabled: true, note: "Coming Soon" },
  { label: "My Store", to: "#store", icon: <PackageIcon size={20} />, startsGroup: true },
  { label: "My Cart", to: "#cart", icon: <ShoppingCartIcon size={20} />, note: "3" },
];

const question = "Are you sure you want to delete this store? This action cannot be undone.";

export function MenuSpecimen() {
  const [open, setOpen] = useState<"confirm" | "typed" | "drawer" | null>(null);
  const close = () => setOpen(null);

  return (
    <Specimen
      title="Menu, modal, header"
      rule="Portal menu on hover and focus; modal traps focus and closes with Escape"
    >
      <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
        <ul className="rounded-lg border border-line bg-raised p-2 shadow-3">
          {items.map((item) => (
            <MenuRow key={item.label} item={item} />
          ))}
        </ul>
        <Card className="shadow-3">
          <h3 className="text-xl leading-[1.24]">Delete this store?</h3>
          <p className="mt-2 mb-[18px] text-ink-2">{question}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary">Cancel</Button>
            <Button variant="danger">Yes, delete</Button>
          </div>
        </Card>
        <div className="flex flex-wrap gap-3">
          <Menu
            trigger={
              <>
                Portal <CaretDownIcon weight="bold" size={16} />
              </>
            }
            triggerClassName={getButtonClass({ variant: "secondary" })}
            items={items}
            openOn="hover"
            align="start"
          />
          <Button variant="secondary" onClick={() => setOpen("confirm")}>
            Confirm
          </Button>
          <Button variant="secondary" onClick={() => setOpen("typed")}>
            Typed confirmation
          </Button>
          <Button variant="secondary" onClick={() => setOpen("drawer")}>
            Drawer
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={open === "confirm" || open === "typed"}
        onClose={close}
        onConfirm={() => {
          close();
          toast("Store deleted");
        }}
        title="Delete this store?"
        confirmLabel="Yes, delete"
        requiredText={open === "typed" ? "Kumasi Cloth House" : undefined}
      >
        {question}
      </ConfirmDialog>
      <Drawer
        isOpen={open === "drawer"}
        onClose={close}
        title="Filters"
        footer={
          <Button isFull onClick={close}>
            Show 24 products
          </Button>
        }
      >
        <p>Everything that narrows the list.</p>
      </Drawer>
    </Specimen>
  );
}
