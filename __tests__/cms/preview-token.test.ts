import { createLivePreviewPath } from "../../cms/src/posts/preview/preview-endpoint";
import { makePreviewToken, readPreviewToken } from "../../cms/src/posts/preview/preview-token";

const SECRET = "a secret of this test";
const NOW = Date.UTC(2026, 10, 21, 9, 30);
const POST = { id: 42, createdAt: "2026-11-20T08:00:00.123Z" };
const HOUR = 60 * 60_000;

test("BLD-05 a preview token opens one post for an hour", () => {
  const token = makePreviewToken(SECRET, POST, NOW);
  const right = { postId: 42, createdAt: POST.createdAt, until: new Date(NOW + HOUR) };
  expect(readPreviewToken(SECRET, token, NOW)).toEqual(right);
  expect(readPreviewToken(SECRET, token, NOW + HOUR - 1)).toEqual(right);
  expect(readPreviewToken(SECRET, token, NOW + HOUR)).toBe("expired");
});

test("BLD-05 a preview token cannot be changed, guessed or made with another secret", () => {
  const token = makePreviewToken(SECRET, POST, NOW);
  const [id = "", made = "", until = "", mac = ""] = token.split(".");
  const forged = [
    `43.${made}.${until}.${mac}`,
    `${id}.${Number(made) + 1}.${until}.${mac}`,
    `${id}.${made}.${Number(until) + 1}.${mac}`,
    `${id}.${made}.${until}.${mac.slice(1)}A`,
    `${id}.${made}.${until}.${mac.toLowerCase()}`,
    `${id}.${made}.${until}`,
    `0${token}`,
    ` ${token}`,
    `${token}\n`,
    `-${token}`,
    makePreviewToken("another secret", POST, NOW),
    "",
    "x".repeat(100_000),
  ];
  for (const each of forged) expect(readPreviewToken(SECRET, each, NOW)).toBe("wrong");
});

test("EDT-05 a live preview keeps its address for half an hour, and its token works at least as long", () => {
  const made = Date.parse(POST.createdAt);
  const half = HOUR / 2;
  const createPath = (now: number) => createLivePreviewPath(SECRET, POST, now);
  for (const start of [made, made + 7 * half]) {
    expect(createPath(start)).toMatch(/^\/preview\/\?at=\d+#/);
    expect(createPath(start + half - 1)).toBe(createPath(start));
    const [before, after] = [createPath(start).split("#"), createPath(start + half).split("#")];
    expect(after[0]).not.toBe(before[0]);
    expect(readPreviewToken(SECRET, before[1] ?? "", start + HOUR - 1000)).toMatchObject({
      postId: POST.id,
    });
    expect(readPreviewToken(SECRET, before[1] ?? "", start + HOUR)).toBe("expired");
  }
});
