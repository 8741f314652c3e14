import { useState } from "react";
import SearchBox from "./search-box.tsx";

/** Takes over what was typed in the plain field, and its focus, if it still has it. */
export default function HeaderBox() {
  const [plain] = useState(() => {
    const focused = document.activeElement;
    return focused instanceof HTMLInputElement && focused.name === "q" ? focused : null;
  });
  return <SearchBox initial={plain?.value} hasFocus={plain !== null} />;
}
