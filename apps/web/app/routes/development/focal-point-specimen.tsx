import { useState } from "react";
import { FocalPointPicker } from "#ui/forms/focal-point-picker.tsx";
import { Specimen } from "./specimen.tsx";
import type { SpecimenArt } from "./specimen-art.server.ts";

const crops = [
  { name: "Mobile", width: 768, height: 400 },
  { name: "Tablet", width: 1280, height: 500 },
  { name: "Desktop", width: 1920, height: 600 },
];

export function FocalPointSpecimen({ art }: { art: SpecimenArt }) {
  const [point, setPoint] = useState({ x: 40, y: 60 });
  return (
    <Specimen
      title="Focal point"
      rule="Drag, tap or arrow keys: 1 percent, with Shift 5. The crops follow"
    >
      <FocalPointPicker
        label="Focal point of the cover"
        src={art.business.src}
        value={point}
        onChange={setPoint}
        crops={crops}
        className="max-w-[620px]"
      />
    </Specimen>
  );
}
