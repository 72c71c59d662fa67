/** The styles that every screen needs; each screen and component brings its own in addition. */
import './fonts.css'
import './tokens.css'
