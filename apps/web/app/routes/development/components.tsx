import { useState } from "react";
import { redirect } from "react-router";
import { config } from "#lib/http/config.server.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/components.ts";
import { ButtonSpecimen } from "./button-specimen.tsx";
import { CardSpecimen } from "./card-specimen.tsx";
import { ChipSpecimen } from "./chip-specimen.tsx";
import { ColourSpecimen } from "./colour-specimen.tsx";
import { EmptySpecimen } from "./empty-specimen.tsx";
import { FocalPointSpecimen } from "./focal-point-specimen.tsx";
import { InputSpecimen } from "./input-specimen.tsx";
import { MenuSpecimen } from "./menu-specimen.tsx";
import { MessageSpecimen } from "./message-specimen.tsx";
import { MotionSpecimen } from "./motion-specimen.tsx";
import { PickerSpecimen } from "./picker-specimen.tsx";
import { drawSpecimenArt } from "./specimen-art.server.ts";
import { TabSpecimen } from "./tab-specimen.tsx";
import { TableSpecimen } from "./table-specimen.tsx";
import { TypeSpecimen } from "./type-specimen.tsx";
import { UploadSpecimen } from "./upload-specimen.tsx";
import { WeaveSpecimen } from "./weave-specimen.tsx";

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
];

export const meta = () => [{ title: "Components | Boab" }, { name: "robots", content: "noindex" }];

/** For developers, and for the tests that check every component. */
export function loader() {
  if (config.environment === "production") throw redirect(pageNotFoundPath);
  return drawSpecimenArt();
}

export default function Components({ loaderData: art }: Route.ComponentProps) {
  const [theme, setTheme] = useState("system");

  function chooseTheme(choice: string) {
    document.documentElement.dataset.theme = choice;
    setTheme(choice);
  }

  return (
    <Container className="pt-12 pb-section">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5 pb-11">
        <div>
          <h1 className="type-title">Components and states</h1>
          <p className="mt-2.5 max-w-[60ch] text-lg text-ink-2">
            Every part used in the screens, with the states developers need.
          </p>
        </div>
        <Segmented
          label="Theme"
          name="theme"
          options={themes}
          value={theme}
          onChange={chooseTheme}
        />
      </div>
      <ColourSpecimen theme={theme} />
      <TypeSpecimen />
      <ButtonSpecimen />
      <InputSpecimen />
      <ChipSpecimen />
      <CardSpecimen art={art} />
      <WeaveSpecimen />
      <TabSpecimen />
      <UploadSpecimen art={art} />
      <FocalPointSpecimen art={art} />
      <MessageSpecimen />
      <EmptySpecimen />
      <MenuSpecimen />
      <PickerSpecimen />
      <TableSpecimen />
      <MotionSpecimen />
    </Container>
  );
}
