/** The manifest of the extension for one browser: no rights but a place to keep its progress, the portal and Mizan. */

export type Browser = 'chromium' | 'firefox'

export interface Addresses {
  mizan: string
  portal: string
}

const pagesOf = (address: string): string => {
  const { protocol, hostname } = new URL(address)
  // Patterns of extensions know no ports.
  return `${protocol}//${hostname}/*`
}

/**
 * Firefox shows before the installation which data reaches Mizan: the sign-in, and the portal's data of the chosen
 * files.
 */
const gecko = {
  id: 'uyap@mizan.example',
  strict_min_version: '140.0',
  data_collection_permissions: {
    required: ['authenticationInfo', 'personallyIdentifyingInfo', 'websiteContent'],
  },
}

export function manifestFor(browser: Browser, { mizan, portal }: Addresses) {
  const background =
    browser === 'chromium' ? { service_worker: 'background.js' } : { scripts: ['background.js'] }
  return {
    manifest_version: 3,
    name: 'Mizan · UYAP',
    version: '0.1.0',
    description:
      'UYAP dosyalarınızın belgelerini bürodaki davaya getirir · Brings court documents into your cases',
    permissions: ['storage'],
    host_permissions: [pagesOf(mizan)],
    background,
    action: {
      default_popup: 'popup.html',
      default_title: 'Mizan · UYAP',
      default_icon: { 32: 'icon-32.png' },
    },
    icons: { 32: 'icon-32.png', 128: 'icon-128.png' },
    content_scripts: [{ matches: [pagesOf(portal)], js: ['portal.js'], run_at: 'document_idle' }],
    content_security_policy: { extension_pages: "script-src 'self'; object-src 'none'; base-uri 'none'" },
    ...(browser === 'firefox' && { browser_specific_settings: { gecko } }),
    ...(browser === 'chromium' && { minimum_chrome_version: '124' }),
  }
}
