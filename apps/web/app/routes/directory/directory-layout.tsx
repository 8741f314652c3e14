import { Outlet } from "react-router";
import { DirectoryBar } from "./shell/directory-bar.tsx";

export default function DirectoryLayout() {
  return (
    <>
      <DirectoryBar />
      <Outlet />
    </>
  );
}
