import type { ComponentProps } from "react";
import type { BuiltResponses } from "../live/hooks";
import { LatestPosts } from "../features/blog/latest-posts";
import { ComplaintsOverview } from "../features/complaints/complaints-overview";
import { DownloadSection } from "../features/download/download-section";
import { Testimonials } from "../features/testimonials/testimonials";
import { Banner, Tools } from "../features/home/tools";
import { BasketPhone } from "../features/home/basket-phone";
import { Brokers } from "../features/home/brokers";
import { Closing, Journey } from "../features/home/journey";
import { Statistics } from "../features/home/statistics";
import { sections } from "../features/home/sections";
import { Trusted } from "../features/home/trusted";

type HomeRestProps = BuiltResponses<"monthlyComplaints"> & {
  banner: ComponentProps<typeof Banner>["image"];
  posts: ComponentProps<typeof LatestPosts>["posts"];
};

/** The home page below the first view, in a chunk of its own (decision 0018). */
export function HomeRest({ monthlyComplaints, banner, posts }: HomeRestProps) {
  return (
    <>
      <Statistics />
      <Testimonials {...sections.testimonials} />
      <Brokers />
      <Trusted picture={<BasketPhone />} />
      <Journey />
      <ComplaintsOverview initialData={monthlyComplaints} />
      <Banner image={banner} />
      <DownloadSection />
      <Tools />
      <LatestPosts {...sections.latest} posts={posts} />
      <Closing />
    </>
  );
}
