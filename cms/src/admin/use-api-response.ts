import { useEffect, useState } from "react";

/** Returns the JSON at an address of the CMS. Undefined until it is loaded, without an address or if the call fails. */
export function useApiResponse<Body>(address: string | null): Body | undefined {
  const [loaded, setLoaded] = useState<{ address: string; body: Body }>();
  useEffect(() => {
    if (address === null) return;
    const call = new AbortController();
    void fetch(address, { credentials: "include", signal: call.signal })
      .then(async (response) => {
        if (response.ok) setLoaded({ address, body: await response.json() });
      })
      .catch(() => undefined);
    return () => call.abort();
  }, [address]);
  return loaded?.address === address ? loaded?.body : undefined;
}
