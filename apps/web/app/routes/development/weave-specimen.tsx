import { Avatar } from "#ui/media/avatar.tsx";
import { Weave } from "#ui/media/weave.tsx";
import { Specimen } from "./specimen.tsx";

const names = [
  "Savanna Grocer",
  "Limpopo Logistics",
  "Zuri Events",
  "Mosi Web Studio",
  "Amani Music School",
  "Umoja Family Health",
  "Kigali Legal",
  "Thuto Learning Centre",
];

export function WeaveSpecimen() {
  return (
    <Specimen
      title="No photo yet"
      rule="Every name has a weave. Cover from the name, initials for the logo, never a grey box"
    >
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-7 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-9 xl:grid-cols-4">
        {names.map((name) => (
          <li key={name}>
            <div className="relative">
              <Weave name={name} className="w-full rounded-[14px]" />
              <Avatar
                name={name}
                size={46}
                shape="square"
                className="absolute -bottom-4 left-3 border-3 border-paper"
              />
            </div>
            <b className="mt-[22px] block">{name}</b>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
