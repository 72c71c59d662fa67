// Runs before the first paint: the language and the width of the sidebar are those of the last visit.
try {
  const root = document.documentElement
  if (localStorage.getItem('language') === 'en') root.lang = 'en'
  const stored = localStorage.getItem('sidebar_expanded')
  root.dataset.sidebar = (stored === null ? window.innerWidth >= 1266 : stored === 'true') ? 'wide' : 'narrow'
} catch {
  // Without storage the page begins as on a first visit.
}
