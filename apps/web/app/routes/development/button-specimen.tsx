import { PencilSimpleIcon } from "@phosphor-icons/react/dist/ssr/PencilSimple";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { focusedClass, Specimen } from "./specimen.tsx";

export function ButtonSpecimen() {
  return (
    <Specimen title="Buttons" rule="44 px or taller by default; 34 px only inside dense rows">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Primary</Button>
        <Button className="bg-primary-hover!">Hover</Button>
        <Button className={focusedClass}>Focus</Button>
        <Button disabled>Disabled</Button>
        <Button isPending pendingLabel="Saving">
          Save
        </Button>
      </div>
      <div className="mt-3.5 flex flex-wrap items-center gap-3">
        <Button variant="secondary">Secondary</Button>
        <Button variant="secondary" className="border-ink! bg-sunk!">
          Hover
        </Button>
        <Button variant="strong">Strong</Button>
        <Button variant="accent">Accent</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Yes, delete</Button>
      </div>
      <div className="mt-3.5 flex flex-wrap items-center gap-3">
        <Button size="lg">Large 56</Button>
        <Button>Base 48</Button>
        <Button size="sm">Small 40</Button>
        <Button size="xs">Dense 34</Button>
        <IconButton label="Edit" icon={<PencilSimpleIcon size={20} />} isBordered />
      </div>
    </Specimen>
  );
}
