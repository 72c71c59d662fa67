/** Lets the browser store the files that calculators need, so that they open without a network the next time. */

/** Where service workers are unavailable or refused, calculators need a network to open, as all screens do. */
export function keepOffline(): void {
  navigator.serviceWorker
    ?.register('/calculators-worker.js', { scope: '/calculators' })
    .catch((error: unknown) => console.info('Calculators are not kept for use without a network', error))
}
