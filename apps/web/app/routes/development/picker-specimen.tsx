import { checkPassword } from "@boab/contracts/accounts/password";
import { useState } from "react";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { SuggestField } from "#ui/forms/suggest-field.tsx";
import { Specimen } from "./specimen.tsx";

const suburbs = [
  { id: "3011", label: "Footscray", detail: "VIC 3011" },
  { id: "2204", label: "Marrickville", detail: "NSW 2204" },
  { id: "3021", label: "St Albans", detail: "VIC 3021" },
];
const categories = ["Restaurants", "Services", "Retail", "Health", "Education"];
export function PickerSpecimen() {
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("Boab-2026");
  const matching = suburbs.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));

  return (
    <Specimen title="Search, select, password" rule="Native where the browser does it better">
      <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
        <SearchField
          label="What are you after?"
          isLabelHidden={false}
          name="q"
          placeholder="Jollof, braids, a good accountant"
        />
        <Select
          label="Category"
          name="category"
          placeholder="Choose a category"
          options={categories.map((name) => ({ value: name, label: name }))}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          checks={checkPassword(password)}
        />
        <SuggestField
          label="Near"
          name="near"
          suggestions={matching}
          onInput={setTyped}
          placeholder="Suburb or postcode"
        />
        <Select
          label="Disabled"
          name="disabled"
          disabled
          counter="Optional"
          options={[{ value: "", label: "Not available on your plan" }]}
        />
      </div>
    </Specimen>
  );
}
