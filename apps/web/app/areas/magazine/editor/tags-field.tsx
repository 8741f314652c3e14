import { documentLimits } from "@boab/contracts/magazine/limits";
import { useState } from "react";
import { TextField } from "#ui/forms/text-field.tsx";

/** Tags are separated by commas; a trailing comma adds no empty tag. */
export const readTags = (typed: string): string[] =>
  [
    ...new Set(
      typed
        .split(",")
        .map((tag) => tag.trim().slice(0, documentLimits.tagLength))
        .filter(Boolean),
    ),
  ].slice(0, documentLimits.tags);

interface TagsFieldProps {
  tags: string[];
  onChange(tags: string[]): void;
}

export function TagsField({ tags, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState(tags.join(", "));
  return (
    <TextField
      className="mt-4"
      label="Tags"
      counter="Optional"
      hint={`Up to ${documentLimits.tags}, with commas between them: rest, Footscray.`}
      autoComplete="off"
      maxLength={documentLimits.tags * (documentLimits.tagLength + 2)}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTags(target.value));
      }}
    />
  );
}
