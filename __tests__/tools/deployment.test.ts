import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DCLinter } from "dclint";
import { parse } from "yaml";
import { securityHeaders } from "../../src/shared/node/release/headers";
import { createTestFolder } from "../support/temporary-folder";

const PAGE = readFileSync("docs/deployment.md", "utf8");
const COMPOSE = readFileSync("docs/deployment/compose.yaml", "utf8");
const NGINX = "/usr/sbin/nginx";
const inRoot = createTestFolder();

/** Returns the shell blocks of a section, in order. */
function readCommands(heading: string, page = PAGE): string[] {
  const [, section = ""] = page.split(`\n## ${heading}\n`);
  const [own = ""] = section.split("\n## ");
  return [...own.matchAll(/```sh\n([^]*?)```/g)].map(([, block = ""]) => block);
}

/** Moves the paths of a machine below a folder. */
const movePaths = (root: string, text: string) =>
  text.replace(/(?<![\w.-])\/(?=(?:etc|srv|var)\b)/g, `${root}/`);

// Commands that need a network, systemd or other accounts are recorded; they do what the next step needs.
const STUB = `#!/bin/bash
name=$(basename "$0")
echo "$name $*" >> "$STUB_LOG"
case "$name" in
  runuser) shift 3; exec "$@" ;;
  install)
    args=()
    while [ $# -gt 0 ]; do
      case "$1" in -o | -g) shift 2 ;; *) args+=("$1"); shift ;; esac
    done
    exec /usr/bin/install "\${args[@]}" ;;
  apt-get) mkdir -p "$STUB_ROOT"/etc/nginx/{conf.d,sites-enabled} "$STUB_ROOT/etc/systemd/system" "$STUB_ROOT"/var/{backups,cache,lib} ;;
  git) [ "$1" != clone ] || { mkdir -p "\${!#}/.git"; cp -r "$STUB_SOURCE/docs" "\${!#}/"; } ;;
  certbot)
    folder="$STUB_ROOT/etc/letsencrypt/live/site"
    mkdir -p "$folder"
    openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj "/CN=$SITE" \\
      -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2>/dev/null ;;
  curl) echo "echo 200" ;;
  sshd) printf 'port 2222\nport 22\n' ;;
esac
`;
const STUBS =
  "apt-get certbot curl git journalctl nginx npm runuser sshd systemctl ufw useradd install";

function runBlocks(blocks: string[]): { status: number | null; output: string; calls: string[] } {
  const bin = inRoot("bin");
  for (const folder of [bin, inRoot("srv")]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(bin, "stub"), STUB);
  chmodSync(join(bin, "stub"), 0o755);
  for (const name of STUBS.split(" "))
    if (!existsSync(join(bin, name))) symlinkSync("stub", join(bin, name));
  const log = inRoot("calls");
  const { status, stdout, stderr } = spawnSync("bash", ["-euo", "pipefail"], {
    input: movePaths(inRoot(), blocks.join("\n")),
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: `${bin}:${process.env.PATH ?? ""}`,
      ...{ STUB_LOG: log, STUB_ROOT: inRoot(), STUB_SOURCE: process.cwd() },
    },
  });
  const calls = readFileSync(log, "utf8").trim().split("\n");
  return { status, output: stdout + stderr, calls };
}

test("OPS-11 the page's commands set up both hosts on an empty machine, in an order that works", () => {
  const { status, output, calls } = runBlocks(readCommands("From an empty machine to HTTPS"));
  expect(output).not.toMatch(/No such file|not found|unbound/);
  expect(status).toBe(0);
  const order = [
    "apt-get install",
    "useradd",
    "git clone",
    "npm ci",
    "certbot certonly",
    "nginx -t",
  ];
  order.push("systemctl reload nginx", "ufw allow 2222/tcp", "ufw --force enable");
  order.push("systemctl enable --now site");
  const positions = order.map((start) => calls.findIndex((call) => call.startsWith(start)));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((left, right) => left - right));
  expect(readFileSync(inRoot("srv/site/.env"), "utf8")).toContain(
    "SITE_URL=https://www.example.com\nCMS_ORIGIN=https://cms.example.com\n",
  );
  expect(readdirSync(inRoot("etc/systemd/system")).sort()).toEqual([
    ...["certbot.service.d", "site-backup.service", "site-backup.timer", "site-check.service"],
    ...["site-check.timer", "site-failed@.service", "site.service"],
  ]);
});

test("OPS-11 an update and its way back switch checkouts, also if a block is pasted twice", () => {
  const blocks = readCommands("Deploy an update", readFileSync("docs/updates.md", "utf8"));
  const [install = "", change = "", back = ""] = blocks;
  mkdirSync(inRoot("srv/site"), { recursive: true });
  writeFileSync(inRoot("srv/site/.env"), "OLD=1");
  const { status, output, calls } = runBlocks([install, install, change, change]);
  expect([status, output]).toEqual([0, expect.not.stringMatching(/No such file|cannot/)]);
  expect(calls.findLastIndex((call) => call === "npm ci")).toBeLessThan(
    calls.indexOf("systemctl stop site"),
  );
  expect(calls.filter((call) => call === "systemctl stop site")).toHaveLength(1);
  const isNew = () => existsSync(inRoot("srv/site/docs"));
  expect([isNew(), readFileSync(inRoot("srv/site/.env"), "utf8")]).toEqual([true, "OLD=1"]);
  expect(runBlocks([back, back]).status).toBe(0);
  expect([isNew(), readdirSync(inRoot("srv")).sort()]).toEqual([false, ["site", "site-failed"]]);
});

test("OPS-16 each unit mails the operator when it fails, also while the CMS is down", () => {
  const named = readdirSync("docs/deployment").filter((name) => /^site.*\.service$/.test(name));
  for (const name of named.filter((each) => each !== "site-failed@.service"))
    expect(readFileSync(join("docs/deployment", name), "utf8")).toContain(
      "\nOnFailure=site-failed@%n.service\n",
    );
  const env = { ...process.env, DATA_DIR: inRoot(), MAIL_TO_OPERATOR: "it@firm.example" };
  execFileSync("npm", ["run", "--silent", "notify", "--", "site.service"], { env });
  const [mail = ""] = readdirSync(inRoot("outbox"));
  expect(readFileSync(inRoot(`outbox/${mail}`), "utf8")).toMatch(
    /^To: it@firm\.example\r\nSubject: site\.service failed on /m,
  );
});

// `npm ci` does not install nginx.
(existsSync(NGINX) ? test : test.skip)(
  "OPS-11 nginx accepts the configuration that the page creates, with the firm's names",
  () => {
    const blocks = readCommands("From an empty machine to HTTPS").map((block) =>
      block
        .replaceAll("www.example.com", "www.firm.in")
        .replaceAll("cms.example.com", "cms.firm.in"),
    );
    // The page's own replacement must do this for the file.
    const restored = blocks.map((block) =>
      block.replace(/sed .*/, (line) => line.replaceAll("firm.in", "example.com")),
    );
    runBlocks(restored);
    const site = inRoot("etc/nginx/conf.d/site.conf");
    const made = readFileSync(site, "utf8");
    expect(made).toContain("server_name www.firm.in cms.firm.in;");
    expect(made).not.toContain("example.com");
    // nginx opens the ports, which may be in use here.
    const free = made.replace(/\b(?:80|443)(?=;| ssl)/g, (port) => String(20_000 + Number(port)));
    writeFileSync(site, movePaths(inRoot(), free));
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((kind) => `${kind}_temp_path ${inRoot(kind)};`)
      .join(" ");
    writeFileSync(
      inRoot("nginx.conf"),
      `pid ${inRoot("nginx.pid")}; events {} http { access_log off; ${temporary} include ${site}; }`,
    );
    const args = ["-t", "-e", inRoot("error.log"), "-p", inRoot(), "-c", inRoot("nginx.conf")];
    const { stderr, status } = spawnSync(NGINX, args, { encoding: "utf8" });
    expect(stderr).toContain("test is successful");
    expect(status).toBe(0);
  },
);

const proxies = readdirSync("docs/deployment").filter((name) => /\.conf$|^Caddyfile$/.test(name));
test.each(proxies)("ACC-04 %s adds no security header a second time", (name) => {
  const text = readFileSync(join("docs/deployment", name), "utf8").toLowerCase();
  const names = [...Object.keys(securityHeaders), "strict-transport-security"];
  expect(names.filter((header) => text.includes(header))).toEqual([]);
});

// A page that the API cannot load has 503 (PST-04); a withdrawn one has 410 (EDT-02).
test("OPS-11, EDT-02 nginx takes no page for a failed server, and replaces its copy of a withdrawn one", () => {
  const text = readFileSync("docs/deployment/nginx-site.conf", "utf8");
  expect(text).toMatch(/^ *proxy_next_upstream +error timeout;$/m);
  expect(text).toMatch(/^ *proxy_cache_valid +200 301 404 410 1s;$/m);
  expect(text).toMatch(/^ *"~\^4\(\?:04\|10\) " 0;\n *~no-store\|private 1;$/m);
});

const units = readdirSync("docs/deployment").filter((name) => /\.(?:service|timer)$/.test(name));
(existsSync("/usr/bin/systemd-analyze") ? test : test.skip)(
  "OPS-11 systemd accepts the units",
  () => {
    const files = units.map((name) => join("docs/deployment", name));
    const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", ...files], {
      encoding: "utf8",
    });
    const ours = (stdout + stderr).split("\n").filter((line) => line.includes("docs/deployment"));
    // A test machine may have npm elsewhere.
    expect(ours.filter((line) => !line.includes("is not executable"))).toEqual([]);
  },
);

test("OPS-11 the Dockerfile passes its linter and contains the page's steps", () => {
  const lintFile = (file: string) =>
    spawnSync("node_modules/.bin/dockerfile-utils", ["lint", file], { encoding: "utf8" });
  const { stdout, stderr } = lintFile("docs/deployment/Dockerfile");
  expect(stdout + stderr).toBe("");
  const file = readFileSync("docs/deployment/Dockerfile", "utf8");
  writeFileSync(inRoot("Dockerfile"), file.replace("WORKDIR", "WORKDIRECTORY"));
  expect(lintFile(inRoot("Dockerfile")).stdout).toContain("WORKDIRECTORY");

  const steps = readCommands("From an empty machine to HTTPS").join("\n");
  const [, version] = /setup_(\d+)\.x/.exec(steps) ?? [];
  expect(file).toContain(`FROM node:${version}-`);
  expect(readFileSync(".nvmrc", "utf8").trim()).toBe(version);
  const plain = file.replace(/\\\n\s*&& /g, "\n");
  for (const line of [
    "useradd",
    "install -d -o site -g site /srv",
    "install -d -o site -g site -m 700",
  ]) {
    const [step] = steps.split("\n").filter((each) => each.startsWith(line));
    expect(plain).toContain(step);
  }
  expect(file).toContain('RUN ["npm", "ci"]');
  expect(steps).toContain("as_site npm ci");
  const unit = readFileSync("docs/deployment/site.service", "utf8");
  expect(unit).toContain("ExecStart=/usr/bin/npm start");
  expect(file).toContain('CMD ["npm", "start"]');
  const [, data] = /^Environment=(DATA_DIR=\S+)$/m.exec(unit) ?? [];
  expect(file).toContain(`ENV ${data}`);
});

test("OPS-11 the compose file passes its linter", () => {
  const linter = new DCLinter({
    rules: {
      // Style only: readers need the site before nginx, and a service's start before its storage.
      ...({ "service-keys-order": 0, "services-alphabetical-order": 0 } as const),
      "require-quotes-in-ports": [1, { quoteType: "double" }],
      // Visitors come from every IPv4 and IPv6 address; the next test names the open ports.
      "no-unbound-port-interfaces": 0,
    },
    ...{ quiet: false, debug: false, exclude: [] },
  });
  const lintText = (text: string) => {
    writeFileSync(inRoot("compose.yaml"), text);
    const [result] = linter.lintFiles([inRoot("compose.yaml")], false);
    return result?.messages.map(({ message }) => message);
  };
  expect(lintText(COMPOSE)).toEqual([]);
  const faults = lintText(COMPOSE.replace("nginx:1.28", "nginx"));
  expect(faults).toEqual([expect.stringMatching(/"nginx"/)]);
});

test("OPS-11 the compose file mounts what the page creates, and opens only 80 and 443", () => {
  const compose: unknown = parse(COMPOSE, { strict: true });
  expect(compose).toMatchObject({
    services: {
      site: {
        build: { context: "../..", dockerfile: "docs/deployment/Dockerfile" },
        env_file: "../../.env",
        ports: ["80:80", "443:443"],
        volumes: ["data:/var/lib/site", "backups:/var/backups/site"],
      },
      nginx: { network_mode: "service:site" },
    },
    volumes: { data: null, backups: null },
  });
  expect(COMPOSE.match(/ports:/g)).toHaveLength(1);
  const mounts = [...COMPOSE.matchAll(/- (\/etc[^:]*):/g)];
  runBlocks(readCommands("From an empty machine to HTTPS"));
  for (const [, path = ""] of mounts) expect(existsSync(inRoot(path))).toBe(true);
});

test("OPS-11 the nightly backup is checked, and old ones are removed", () => {
  const folder = inRoot("backups");
  for (const name of ["20200101T000000Z", "20991231T000000Z", "notes"])
    mkdirSync(join(folder, name), { recursive: true });
  execFileSync("touch", [
    "-d",
    "2020-01-01",
    join(folder, "20200101T000000Z"),
    join(folder, "notes"),
  ]);
  mkdirSync(inRoot("bin"));
  writeFileSync(inRoot("bin/npm"), `#!/bin/sh\necho "$@" >> "${inRoot("calls")}"\n`, {
    mode: 0o755,
  });
  const env = { ...process.env, PATH: `${inRoot("bin")}:${process.env.PATH ?? ""}` };
  execFileSync("sh", ["docs/deployment/backup.sh", folder], { env });
  const name = `${folder}/\\d{8}T\\d{6}Z`;
  expect(readFileSync(inRoot("calls"), "utf8")).toMatch(
    new RegExp(`^run --silent backup -- (${name})\\nrun --silent restore -- --check \\1\\n$`),
  );
  expect(readdirSync(folder).sort()).toEqual(["20991231T000000Z", "notes"]);
});
