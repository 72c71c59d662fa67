/** The styles that every screen stands on; each screen and part brings its own. */
import './fonts.css'
import './tokens.css'
