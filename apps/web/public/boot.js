/** Runs before the first paint: sets the language and the width of the sidebar as on the last visit. */
try {
  const root = document.documentElement
  if (localStorage.getItem('language') === 'en') root.lang = 'en'
  const stored = localStorage.getItem('sidebar_expanded')
  root.dataset.sidebar = (stored === null ? window.innerWidth >= 1266 : stored === 'true') ? 'wide' : 'narrow'
  // The pages for signing up and in fill the window, without the frame of the other screens.
  if (/^\/(login|signup|verify|forgot-password|reset-password)(\/|$)/.test(location.pathname))
    root.dataset.sidebar = 'none'
} catch {
  // Without storage the page starts as on a first visit.
}
// Until the user does something, there is no position of an earlier visit to restore.
if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
  const { dataset } = document.documentElement
  dataset.visit = 'first'
  for (const input of ['pointerdown', 'keydown']) addEventListener(input, () => delete dataset.visit, true)
}
// A button of the frame, for when the program does not arrive.
addEventListener('click', ({ target }) => target.closest?.('#boot-refresh') && location.reload())
// Texts are read with a script of their own; at the address of a text it is loaded together with the rest.
if (/^\/search\/(case|lawsearch)\/[^/]+\/[^/]+/.test(location.pathname))
  for (const file of document.querySelector('meta[name=reader]')?.content.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), {
        ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
        href: file,
        crossOrigin: '',
      }),
    )
