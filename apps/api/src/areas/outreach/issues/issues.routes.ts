import {
  createIssue as createCall,
  deleteIssue as deleteCall,
  listIssues as listCall,
  pauseIssue as pauseCall,
  readIssue as readCall,
  resumeIssue as resumeCall,
  sendIssue as sendCall,
  testIssue as testCall,
  updateIssue as updateCall,
} from "@boab/contracts/outreach/issues";
import { fullAdmin } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { OutreachDeps } from "../deps.ts";
import {
  createIssue,
  deleteIssue,
  pauseIssue,
  resumeIssue,
  sendIssue,
  updateIssue,
} from "./change-issue.ts";
import { listIssues, readIssue } from "./read-issues.ts";
import { sendTest } from "./send-test.ts";

const access = fullAdmin;

export const issueRoutes = (deps: OutreachDeps): Route[] => [
  route(listCall, { access }, ({ query }) => listIssues(deps, query)),
  route(readCall, { access }, ({ params }) => readIssue(deps, params.id)),
  route(createCall, { access }, ({ member, origin, body }) =>
    createIssue(deps, { member: member(), origin }, body),
  ),
  route(updateCall, { access }, ({ member, origin, params, body }) =>
    updateIssue(deps, { member: member(), origin }, params.id, body),
  ),
  route(deleteCall, { access }, ({ member, origin, params }) =>
    deleteIssue(deps, { member: member(), origin }, params.id),
  ),
  route(testCall, { access, limit: { points: 20, seconds: 3600 } }, ({ member, params }) =>
    sendTest(deps, member(), params.id),
  ),
  route(sendCall, { access }, ({ member, origin, params, body }) =>
    sendIssue(deps, { member: member(), origin }, params.id, body.version),
  ),
  route(pauseCall, { access }, ({ member, origin, params }) =>
    pauseIssue(deps, { member: member(), origin }, params.id),
  ),
  route(resumeCall, { access }, ({ member, origin, params }) =>
    resumeIssue(deps, { member: member(), origin }, params.id),
  ),
];
