import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { collectOutput, stopProgram, waitForOutput } from "../support/programs";
import { addAnswers } from "./post-answers";
import type { Media } from "../../cms/src/payload-types";

const ADMIN = { email: "admin@rest.example", password: "a long password of this test" };

export type RestCms = Awaited<ReturnType<typeof startRestCms>>;

/** Starts a CMS before the tests of a file and ends it after them. */
export function useRestCms(settings: NodeJS.Dict<string> = {}): RestCms {
  const cms = {} as RestCms;
  beforeAll(async () => void Object.assign(cms, await startRestCms(settings)));
  afterAll(() => cms.end());
  return cms;
}

/** Starts Payload's REST API on a temporary database, without a build. Returns an admin's calls. */
export async function startRestCms(settings: NodeJS.Dict<string> = {}) {
  const dataDir = settings.DATA_DIR ?? fs.mkdtempSync(path.join(os.tmpdir(), "rest-cms-"));
  const env = Object.assign(
    { ...process.env },
    {
      ...{ NODE_ENV: "production", DATA_DIR: dataDir, CMS_SEED: "0", SITE_TODAY: "2026-11-26" },
      ...{ PAYLOAD_SECRET: "a secret for this test alone", CMS_LOG_LEVEL: "error" },
      ...{ CMS_ADMIN_EMAIL: ADMIN.email, CMS_ADMIN_PASSWORD: ADMIN.password },
      DATABASE_URL: "",
    },
    settings,
  );
  const source = path.join(__dirname, "rest-process.ts");
  const args = ["--conditions=production", "run-cms-script.mjs", source];
  const child = spawn(process.execPath, args, { cwd: path.join(process.cwd(), "cms"), env });
  const log = collectOutput(child);
  const [, url = ""] = await waitForOutput(child, /REST calls: (\S+)\n/);
  const callAs = async <Body>(
    authorization: string,
    method: string,
    call: string,
    data?: object | FormData,
  ) => {
    const isForm = data instanceof FormData;
    const response = await fetch(url + call, {
      method,
      headers: { authorization, ...(isForm ? {} : { "content-type": "application/json" }) },
      body: data === undefined || isForm ? data : JSON.stringify(data),
    });
    const text = await response.text();
    return { status: response.status, text, json: JSON.parse(text) as Body };
  };
  const signIn = async (account: typeof ADMIN) => {
    const { json } = await callAs<{ token: string }>("", "POST", "/cms/api/users/login", account);
    const authorization = `JWT ${json.token}`;
    return {
      token: json.token,
      get: <Body>(call: string) => callAs<Body>(authorization, "GET", call),
      text: async (call: string) =>
        (await fetch(url + call, { headers: { authorization } })).text(),
      post: <Body>(call: string, data: object) =>
        callAs<Body>(authorization, "POST", call, addAnswers(call, data)),
      patch: <Body>(call: string, data: object) => callAs<Body>(authorization, "PATCH", call, data),
      delete: <Body>(call: string) => callAs<Body>(authorization, "DELETE", call),
      upload: (file: Buffer, name = "a.png", type = "image/png", alt = "A picture") => {
        const form = new FormData();
        form.set("file", new Blob([new Uint8Array(file)], { type }), name);
        form.set("_payload", JSON.stringify({ alt }));
        return callAs<{ doc: Media }>(authorization, "POST", "/cms/api/media", form);
      },
    };
  };
  const admin = await signIn(ADMIN);
  /** Adds an account and returns its calls. */
  const addAccount = async (role: string, name = role) => {
    const account = { ...ADMIN, email: `${name.replace(/\W/g, "-").toLowerCase()}@rest.example` };
    await admin.post("/cms/api/users", { ...account, name, role });
    return signIn(account);
  };
  const kill = () => stopProgram(child, "SIGKILL");
  return {
    dataDir,
    pid: child.pid,
    url,
    log,
    ...admin,
    addAccount,
    /** Returns the calls of another account. */
    signIn,
    kill,
    end: async () => {
      await kill();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
