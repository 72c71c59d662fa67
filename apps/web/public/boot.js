// Runs before the first paint: the language and the width of the sidebar are those of the last visit.
try {
  const root = document.documentElement
  if (localStorage.getItem('language') === 'en') root.lang = 'en'
  const stored = localStorage.getItem('sidebar_expanded')
  root.dataset.sidebar = (stored === null ? window.innerWidth >= 1266 : stored === 'true') ? 'wide' : 'narrow'
  // Signing up and in fills the window, without the frame of the other screens.
  if (/^\/(login|signup|verify|forgot-password|reset-password)(\/|$)/.test(location.pathname))
    root.dataset.sidebar = 'none'
} catch {
  // Without storage the page begins as on a first visit.
}
// Until the reader does something, there is no place of an earlier visit to come back to.
if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
  const { dataset } = document.documentElement
  dataset.visit = 'first'
  for (const input of ['pointerdown', 'keydown']) addEventListener(input, () => delete dataset.visit, true)
}
// Offered by the frame where the program does not come, which could not answer it.
addEventListener('click', ({ target }) => target.closest?.('#boot-refresh') && location.reload())
// Texts are read with a part of the program of its own; at the address of a text it comes together with the rest.
if (/^\/search\/(case|lawsearch)\/[^/]+\/[^/]+/.test(location.pathname))
  for (const file of document.querySelector('meta[name=reader]')?.content.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), {
        ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
        href: file,
        crossOrigin: '',
      }),
    )
