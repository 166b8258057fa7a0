// jsdom lays nothing out: style sheets say nothing here.
module.exports = {};
