import { useEffect, useState } from "react";

/** The last section whose heading has passed the upper third of the screen. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(" ");

  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    function updateCurrent() {
      const line = window.innerHeight / 3;
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    }
    const observer = new IntersectionObserver(updateCurrent, { rootMargin: "-33% 0px -66% 0px" });
    for (const section of sections) observer.observe(section);
    // A jump, such as to the top, may skip every line the observer watches.
    window.addEventListener("scrollend", updateCurrent);
    return () => {
      observer.disconnect();
      window.removeEventListener("scrollend", updateCurrent);
    };
  }, [key]);

  return current;
}
