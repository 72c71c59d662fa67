import { domains } from './domains.ts'
import { startProduct } from './start.tsx'

// The router loads the page anew where a part of the program is gone from the server. Without a network that would
// take away the program itself, so there the failure gets another name than the router looks for.
window.addEventListener('vite:preloadError', (event) => {
  const { payload } = event as Event & { payload: Error }
  if (!navigator.onLine) payload.message = `Without a network: ${payload.message}`
})

startProduct(domains)
