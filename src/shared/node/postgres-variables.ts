/** Returns an address as variables of PostgreSQL's tools, because process lists show arguments. */
export function toPostgresVariables(address: string): NodeJS.Dict<string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  return {
    PGHOST: searchParams.get("host") ?? decodeURIComponent(hostname),
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get("sslmode") ?? undefined,
    PGCONNECT_TIMEOUT: "10",
  };
}
