import { type ChangeEvent, type FormEvent, useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { getFieldName } from "#lib/api/form.ts";
import type { CurrentLocation } from "./own-location.ts";
import {
  buildListingsPath,
  currentLocationLabel,
  defaultRadiusKm,
  withChanges,
} from "./search-path.ts";

/** Debounces a range input being dragged, and a date being typed. */
const debounceMs = 350;
const immediateFields = ["state", "open", "sort", "part"];
const slowFields = ["radius", "date"];

/** Submits on change; text waits for Enter. Without JavaScript it is a plain form. */
export function useSearchForm() {
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(changes: Record<string, string> = {}) {
    clearTimeout(timer.current);
    if (!ref.current) return;
    const next = new URLSearchParams();
    for (const [name, value] of new FormData(ref.current)) next.set(name, String(value));
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    void navigate(buildListingsPath(tidyParams(next, params)), { preventScrollReset: true });
  }

  return {
    ref,
    send,
    sendLocation: ({ lat, lon }: CurrentLocation) =>
      void navigate(withChanges(params, { near: currentLocationLabel, lat, lon, bounds: null })),
    handleSubmit: (event: FormEvent) => {
      event.preventDefault();
      send();
    },
    handleChange: (event: ChangeEvent<HTMLFormElement> | FormEvent<HTMLFormElement>) => {
      const name = getFieldName(event.target);
      clearTimeout(timer.current);
      if (name && immediateFields.includes(name)) send();
      // One press replaces the date that was picked before.
      if (name === "day") send({ date: "" });
      if (name && slowFields.includes(name)) timer.current = setTimeout(send, debounceMs);
    },
  };
}

/** Drops default values; keeps the map area while the place stays the same. */
export function tidyParams(next: URLSearchParams, before: URLSearchParams): URLSearchParams {
  const date = next.get("date");
  if (date) next.set("day", date);
  next.delete("date");
  if (!next.get("day")) next.delete("part");
  const near = next.get("near")?.trim() ?? "";
  if (near !== currentLocationLabel) for (const name of ["lat", "lon"]) next.delete(name);
  // Removing the place also removes its radius; adding a radius without a place shows an error.
  if (near === "" && before.get("near"))
    for (const name of ["radius", "sort"])
      if (next.get(name) === before.get(name)) next.delete(name);
  if (next.get("radius") === String(defaultRadiusKm)) next.delete("radius");
  // A sort order chosen without a place doesn't apply to the first place.
  if (near !== "" && !before.get("near")) next.delete("sort");
  if (near === "" && next.get("sort") === "newest") next.delete("sort");
  const isSamePlace = ["near", "radius", "state"].every(
    (name) => (next.get(name) ?? "") === (before.get(name) ?? ""),
  );
  const bounds = before.get("bounds");
  if (isSamePlace && bounds) next.set("bounds", bounds);
  return next;
}
