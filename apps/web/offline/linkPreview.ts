import { env } from 'node:process';
import type { Plugin } from 'vite';

/**
 * Sites that show a link to the app ask for its picture by a whole address, and no file of the app knows where it will
 * be: whoever builds it says so in SANDTABLE_SITE. Without that there is no picture in such links.
 */
export function linkPreview(site = env['SANDTABLE_SITE'] ?? ''): Plugin {
  return {
    name: 'sandtable:link-preview',
    transformIndexHtml: (html) => (site === '' ? html : withAddress(html, new URL(site))),
  };
}

/** The page with whole addresses where others read them. */
export function withAddress(html: string, site: URL): string {
  const base = new URL(site.pathname.replace(/\/?$/, '/'), site);
  return html
    .replace(/(property="og:image" content=")\/([^"]+)/, (_, head: string, path: string) => {
      return head + new URL(path, base).href;
    })
    .replace(
      '<meta property="og:type"',
      `<meta property="og:url" content="${base.href}" />\n    $&`,
    );
}
