import { Outlet } from "react-router";
import { DirectoryBar } from "./shell/directory-bar.tsx";

/** What all pages of the directory share, below the header. */
export default function DirectoryLayout() {
  return (
    <>
      <DirectoryBar />
      <Outlet />
    </>
  );
}
