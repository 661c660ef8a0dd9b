import { expect } from "@playwright/test";
import { sendRaw } from "../support/raw-http";
import { CMS_URL } from "./cms-client";
import { test } from "./cms-test";

const KB = 1024;
const MB = 1024 * KB;
const JSON_TYPE = "content-type: application/json";
const FILE_TYPE = "content-type: multipart/form-data; boundary=x";
const FORGED = "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJl";

for (const [who, path, length, type, status] of [
  ["nobody", "/cms/api/users/login", `content-length: ${20 * KB}`, JSON_TYPE, 413],
  ["nobody", "/cms/api/users/forgot-password", "transfer-encoding: chunked", JSON_TYPE, 411],
  ["nobody", "/cms/login", `content-length: ${20 * KB}`, JSON_TYPE, 413],
  ["nobody", "/api/blogs", `content-length: ${20 * KB}`, JSON_TYPE, 413],
  ["a forger", "/cms/api/posts", `content-length: ${20 * KB}`, JSON_TYPE, 413],
  ["staff", "/cms/api/posts", `content-length: ${3 * MB}`, JSON_TYPE, 413],
  ["staff", "/cms/api/media", `content-length: ${12 * MB}`, FILE_TYPE, 413],
  ["staff", "/cms/api/media", "transfer-encoding: chunked", FILE_TYPE, 411],
] as const) {
  test(`${path} refuses ${length} from ${who} without reading it`, async ({ editor }) => {
    const token = who === "staff" ? editor.token : FORGED;
    const account = who === "nobody" ? [] : [`authorization: JWT ${token}`];
    const head = [`POST ${path} HTTP/1.1`, "host: cms.example", length, type, ...account];
    const response = await sendRaw(Number(new URL(CMS_URL).port), `${head.join("\r\n")}\r\n\r\n`);
    expect(response).toContain(`HTTP/1.1 ${status} `);
  });
}

const HOST = "host: cms.example\r\n";

for (const [what, line, headers, status] of [
  ["a zero byte", "GET /api/blogs/slug/%00", HOST, 400],
  ["a broken escape", "GET /api/blogs/%zz", HOST, 400],
  ["no path", "OPTIONS *", HOST, 400],
  ["two hosts", "GET /cms", `${HOST}host: other.example\r\n`, 400],
  ["an unknown method", "TRACE /cms", HOST, 405],
  ["an upgrade", "GET /none", `${HOST}connection: close, upgrade\r\nupgrade: websocket\r\n`, 404],
] as const) {
  test(`API-09 a request with ${what} gets ${status}`, async () => {
    const request = `${line} HTTP/1.1\r\n${headers}\r\n`;
    const response = await sendRaw(Number(new URL(CMS_URL).port), request);
    expect(response).toContain(`HTTP/1.1 ${status} `);
  });
}

test("accepts the body of a sign-in, long post and large picture", async ({ admin, anyone }) => {
  const email = { email: "x".repeat(8 * KB), password: "x" };
  expect((await anyone.post("/cms/api/users/login", { data: email })).status()).toBe(401);
  const post = { content: "x".repeat(MB) };
  expect((await admin.post("/cms/api/posts", { data: post })).status()).toBe(400);
  const file = { name: "x.png", mimeType: "image/png", buffer: Buffer.alloc(9 * MB) };
  const upload = await admin.post("/cms/api/media", { multipart: { file } });
  expect(upload.status()).toBe(400);
});
