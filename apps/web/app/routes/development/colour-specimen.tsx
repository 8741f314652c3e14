import { useEffect, useRef, useState } from "react";
import { computeContrast, parseRgb, toHex } from "./contrast.ts";
import { Specimen } from "./specimen.tsx";

const swatches = [
  { name: "Paper", style: "bg-paper text-ink" },
  { name: "Surface", style: "bg-surface text-ink-2" },
  { name: "Sunk", style: "bg-sunk text-ink-3" },
  { name: "Earth, primary", style: "bg-primary text-on-primary" },
  { name: "Earth hover", style: "bg-primary-hover text-on-primary" },
  { name: "Ochre, accent", style: "bg-accent text-on-accent" },
  { name: "Gum, ok", style: "bg-ok text-on-ok" },
  { name: "Indigo, support", style: "bg-support text-on-support" },
  { name: "Plum", style: "bg-plum-600 text-white" },
  { name: "Quandong, danger", style: "bg-danger text-on-danger" },
  { name: "Ok soft", style: "bg-ok-soft text-on-ok-soft" },
  { name: "Warn soft", style: "bg-warn-soft text-on-warn-soft" },
  { name: "Danger soft", style: "bg-danger-soft text-on-danger-soft" },
  { name: "Primary soft", style: "bg-primary-soft text-primary-text" },
  { name: "Support soft", style: "bg-support-soft text-support-text" },
  { name: "Night", style: "bg-indigo-800 text-cream" },
];

export function ColourSpecimen({ theme }: { theme: string }) {
  return (
    <Specimen title="Colour" rule="Background with its text colour and computed contrast">
      <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
        {swatches.map((swatch) => (
          <Swatch key={`${swatch.name} ${theme}`} {...swatch} />
        ))}
      </div>
    </Specimen>
  );
}

/** Measured on the page, so that the figure matches the current theme. */
function Swatch({ name, style }: { name: string; style: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState({ hex: "", ratio: "" });

  useEffect(() => {
    if (!box.current) return;
    const { backgroundColor, color } = getComputedStyle(box.current);
    const [back, front] = [parseRgb(backgroundColor), parseRgb(color)];
    setMeasured({ hex: toHex(back), ratio: `${computeContrast(back, front).toFixed(1)} : 1` });
  }, []);

  return (
    <div
      ref={box}
      className={`flex min-h-27 flex-col rounded-[14px] border border-shade px-4 py-3.5 ${style}`}
    >
      <b>{name}</b>
      <span className="text-sm">{measured.hex}</span>
      <span className="mt-auto text-sm font-semibold">{measured.ratio}</span>
    </div>
  );
}
