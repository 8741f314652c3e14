import { useState } from "react";
import SearchBox from "./search-box.tsx";

/** Takes over the text and the focus of the plain field, if that field has the focus. */
export default function HeaderBox() {
  const [plain] = useState(() => {
    const focused = document.activeElement;
    return focused instanceof HTMLInputElement && focused.name === "q" ? focused : null;
  });
  return <SearchBox initial={plain?.value} hasFocus={plain !== null} />;
}
