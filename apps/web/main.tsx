import { domains } from './domains.ts'
import { startProduct } from './start.tsx'

// The router reloads the page if a script is no longer on the server. Without a network a reload would lose the
// program itself, so in that case the failure gets a name that the router does not look for.
window.addEventListener('vite:preloadError', (event) => {
  const { payload } = event as Event & { payload: Error }
  if (!navigator.onLine) payload.message = `Without a network: ${payload.message}`
})

startProduct(domains)
