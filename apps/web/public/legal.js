/**
 * Shows a legal page in one language: that of its address, else the one that the user chose in the product, else
 * Turkish. Without this script the page shows both languages.
 */
const known = ['tr', 'en']

function chosen() {
  try {
    return localStorage.getItem('language')
  } catch {
    return null
  }
}

function show() {
  const language = [location.hash.slice(1), chosen(), 'tr'].find((one) => known.includes(one))
  document.documentElement.lang = language
  document.documentElement.dataset.language = language
  const heading = document.querySelector(`article[lang=${language}] h1`)
  if (heading) document.title = `${heading.textContent} · Mizan`
}

// Once immediately for the style, and again when the heading exists.
show()
document.addEventListener('DOMContentLoaded', show)
window.addEventListener('hashchange', show)
document.addEventListener('click', ({ target }) => {
  const language = target instanceof HTMLElement && target.dataset.choose
  if (!language) return
  try {
    localStorage.setItem('language', language)
  } catch {
    // The language is also in the address.
  }
})
