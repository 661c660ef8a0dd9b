declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "truetype";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
  };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
