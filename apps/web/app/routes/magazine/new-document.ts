import { replace } from "react-router";
import { makeDocId } from "#areas/magazine/editor/doc-id.server.ts";
import { guardArea } from "#shell/guards.server.ts";

export const middleware = [guardArea("editor")];

/** EDIT-02: without an id a new one is created. It replaces the URL in the history, so that Back doesn't lead here. */
export const loader = () => replace(`/test-editor/${makeDocId()}`);
