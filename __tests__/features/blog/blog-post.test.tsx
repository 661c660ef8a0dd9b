/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site } from "../../../src/config/site";
import { BlogPostView } from "../../../src/features/blog/blog-post-view";
import { BlogError } from "../../../src/features/blog/blog-states";
import { toast } from "../../../src/layout/toast/toast";
import { sampleArticle } from "./sample";

jest.mock("gatsby", () => jest.requireActual("../../ui/gatsby-double"));

const success = jest.spyOn(toast, "success").mockResolvedValue();
const error = jest.spyOn(toast, "error").mockResolvedValue();

beforeEach(() => {
  success.mockClear();
  error.mockClear();
});

describe("blog post", () => {
  it("PST-01 shows category, title, author, date, read time and body", () => {
    render(<BlogPostView post={sampleArticle()} />);
    const article = screen.getByRole("article");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Price bands");
    expect(article).toHaveTextContent("IPO Guides");
    expect(article).toHaveTextContent("By Sample Author");
    expect(screen.getByText("5 October 2026")).toHaveAttribute("datetime", "2026-10-05");
    expect(article).toHaveTextContent("4 min read");
    expect(screen.getByRole("heading", { level: 2, name: "Who sets it" })).toBeInTheDocument();
  });

  it("PST-01 leads back to all blogs", () => {
    render(<BlogPostView post={sampleArticle()} />);
    const back = screen.getByRole("link", { name: "Back to All Blogs" });
    expect(back).toHaveAttribute("href", "/blogs/");
  });

  it("PST-02 copies the link and says so for 2 s", async () => {
    const visitor = userEvent.setup();
    render(<BlogPostView post={sampleArticle()} />);
    await visitor.click(screen.getByRole("button", { name: "Copy Link" }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toBe("http://localhost/blog/price-bands/");
    expect(success).toHaveBeenCalledWith("Link copied", { duration: 2000 });
  });

  it("PST-02 shows the address where the browser refuses to copy", async () => {
    const visitor = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("refused"));
    render(<BlogPostView post={sampleArticle()} />);
    await visitor.click(screen.getByRole("button", { name: "Copy Link" }));
    expect(error).toHaveBeenCalledWith(
      "Unable to copy. Please copy manually: http://localhost/blog/price-bands/",
    );
    expect(success).not.toHaveBeenCalled();
  });

  it("PST-02 shares title and address on four networks", () => {
    render(<BlogPostView post={sampleArticle({ title: "Ten & one" })} />);
    const url = encodeURIComponent(`${site.url}/blog/price-bands/`);
    const href = (name: string) =>
      screen.getByRole("link", { name: `Share on ${name}` }).getAttribute("href");
    expect(href("Facebook")).toBe(`https://www.facebook.com/sharer/sharer.php?u=${url}`);
    expect(href("Twitter")).toBe(
      `https://twitter.com/intent/tweet?url=${url}&text=Ten%20%26%20one`,
    );
    expect(href("WhatsApp")).toBe(`https://wa.me/?text=Ten%20%26%20one%20${url}`);
    expect(href("LinkedIn")).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${url}`);
  });

  it("PST-04 a failure offers 'Try Again' and 'Back to Blog List'", async () => {
    const retry = jest.fn();
    render(<BlogError message="Failed to load blog post" onRetry={retry} />);
    expect(screen.getByRole("heading", { name: "Error Loading Blog" })).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to load blog post");
    await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
    expect(retry).toHaveBeenCalledTimes(1);
    const back = screen.getByRole("link", { name: "Back to Blog List" });
    expect(back).toHaveAttribute("href", "/blogs/");
  });
});
