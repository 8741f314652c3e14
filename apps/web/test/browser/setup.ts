import "../../app/styles/app.css";
import { configure } from "vitest-browser-react/pure";

// As in the app, where development mounts everything twice: what breaks there breaks here.
configure({ reactStrictMode: true });
