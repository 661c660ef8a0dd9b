import type { Config, Gatherer as GathererClass } from "lighthouse";

type Context = Parameters<InstanceType<typeof GathererClass>["startInstrumentation"]>[0];

/**
 * A configuration of Lighthouse that really slows the processor down, `rate` times, and leaves only the
 * line to its model. Where the processor is fast the model errs: it knows no task under 10 ms, and takes
 * a script that it did not see run for one that the paint waited for.
 */
export async function slowProcessor(rate: number): Promise<Config> {
  const { Audit, Gatherer } = await import("lighthouse");
  const slowDown = async ({ driver }: Context, times: number) => {
    await driver.defaultSession.sendCommand("Emulation.setCPUThrottlingRate", { rate: times });
  };
  class SlowProcessor extends Gatherer {
    override meta = { supportedModes: ["navigation" as const] };
    override startInstrumentation = (context: Context) => slowDown(context, rate);
    override getArtifact = (context: Context) => slowDown(context, 1);
  }
  // Lighthouse gathers only what an audit asks for.
  class AskForIt extends Audit {
    static override get meta() {
      return {
        id: "slow-processor",
        title: "Slow processor",
        description: "The processor was slowed down.",
        scoreDisplayMode: "informative" as const,
        // Its types know but its own.
        requiredArtifacts: ["SlowProcessor"] as never[],
      };
    }
    static override audit() {
      return { score: 1 };
    }
  }
  const auditRefs = [{ id: "slow-processor", weight: 0 }];
  return {
    extends: "lighthouse:default",
    artifacts: [{ id: "SlowProcessor", gatherer: { instance: new SlowProcessor() } }],
    audits: [{ implementation: AskForIt }],
    categories: { performance: { title: "Performance", auditRefs } },
  };
}
