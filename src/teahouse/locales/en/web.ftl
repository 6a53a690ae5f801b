# The interface in the browser.
