// The kept language and appearance and the institution's colour, before the first paint; shared/language.ts,
// theme/appearance.ts and theme/brand.ts are what keeps them. The build puts it into the page, and the page's security policy
// names its hash.
(function () {
  // For style sheets: what only scripts bring to life is not shown without them.
  document.documentElement.dataset.scripts = '';
  // A browser that refuses its storage has neither, and still its own scheme.
  function stored(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  }
  try {
    var language = stored('catalogue.language');
    // A page that the server has rendered comes with its language and the colour.
    var isRendered = document.getElementById('brand');
    if (!isRendered && (language === 'en' || language === 'es')) document.documentElement.lang = language;
    var html = document.documentElement.dataset;
    var kept = JSON.parse(stored('catalogue.appearance') || '{}');
    var more = matchMedia('(prefers-contrast: more)').matches;
    var cor = kept.cor || (more ? 'contraste' : 'normal');
    var dark = kept.modo ? kept.modo === 'escuro' : matchMedia('(prefers-color-scheme: dark)').matches;
    if (kept.zoom) html.zoom = kept.zoom;
    if (kept.zoom >= 60) html.enlarged = '';
    if (kept.negrito) html.negrito = '';
    if (cor !== 'normal') html.cor = cor;
    if (dark && cor !== 'contraste') html.modo = 'escuro';
    if (!isRendered) {
      var brand = document.createElement('style');
      brand.id = 'brand';
      document.head.append(brand);
      var rules = (stored('catalogue.brand') || '').match(/[^}]+}/g) || [];
      rules.forEach(function (rule) {
        brand.sheet.insertRule(rule);
      });
    }
  } catch (error) {
    console.warn(error);
  }
})();
// What the reader changes and presses in parts that are not hydrated yet; shared/earlyInput.ts does it again then.
(function () {
  var early = { fields: new Map(), pressed: null, isHydrated: isHydrated, takeActed: takeActed };
  // The name is private to React, which has no other way to ask: with another one nothing would be done again, which every journey of
  // use-the-page-before-its-scripts.e2e.ts about typing, choosing or pressing would notice.
  function isHydrated(element) {
    for (var key in element) if (key.indexOf('__reactFiber$') === 0) return true;
    return false;
  }
  var acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  // With a part in the address the browser scrolls to it by itself.
  if (!location.hash) acts.push('scroll');
  var hasActed = false;
  function noteAct(event) {
    // Lists that scroll by themselves, to a whole entry, are not the page.
    if (event.type !== 'scroll' || event.target === document) hasActed = true;
  }
  function takeActed() {
    acts.forEach(function (kind) {
      removeEventListener(kind, noteAct, true);
    });
    var was = hasActed;
    hasActed = false;
    return was;
  }
  acts.forEach(function (kind) {
    addEventListener(kind, noteAct, { capture: true, passive: true });
  });
  // First of all, since React hydrates a part at an event in it, and empties its fields then. A value that arrives twice
  // does no harm.
  function noteValue(event) {
    var target = event.target;
    if (early.replay && isHydrated(target) && !early.fields.has(target)) return;
    // After the event, in which React hydrates the part if it can.
    if (early.replay) setTimeout(early.replay);
    early.fields.set(target, /checkbox|radio/.test(target.type) ? target.checked : target.value);
  }
  // Last of all, where it shows whether a part that is hydrated already has done it.
  function notePress(event) {
    var target = event.target;
    if (event.type === 'submit') {
      // Forms that are hydrated are never sent by the browser.
      if (event.defaultPrevented) return;
      event.preventDefault();
      early.pressed = target;
      // A search works without the app: do not wait for it for long.
      if (target.hasAttribute('action'))
        setTimeout(function () {
          if (early.pressed === target) target.submit();
        }, 3000);
    } else {
      var button = target.closest('button[type="button"]');
      if (button && !isHydrated(button)) early.pressed = button;
    }
  }
  function listen(change) {
    ['input', 'change'].forEach(function (kind) {
      change.call(window, kind, noteValue, true);
    });
    ['click', 'submit'].forEach(function (kind) {
      change.call(window, kind, notePress);
    });
  }
  early.stop = function () {
    takeActed();
    listen(removeEventListener);
  };
  listen(addEventListener);
  window.earlyInput = early;
})();
// The scripts of a page that came with its content, after its first paint.
(function () {
  var scripts = null;
  function begin() {
    if (!scripts) return;
    var elements = Array.from(document.importNode(scripts.content, true).children);
    scripts = null;
    // To begin a fetch takes time: a few at once.
    (function next() {
      elements.splice(0, 6).forEach(function (element) {
        // Run in this order, whichever arrives first.
        element.async = false;
        document.head.append(element);
      });
      setTimeout(elements.length ? next : loadFormats);
    })();
  }
  // The first number or date that is formatted has the browser load its tables, which takes as long as to make a screen
  // hydrated. All threads of a page share them: another one loads them while the scripts are on their way.
  function loadFormats() {
    var html = document.documentElement;
    if (window.Worker) new Worker((html.dataset.base || '') + '/formats.js', { name: html.lang });
  }
  document.addEventListener('DOMContentLoaded', function () {
    scripts = document.getElementById('scripts');
    requestAnimationFrame(function () {
      setTimeout(begin);
    });
    // A window that is not shown is never painted.
    setTimeout(begin, document.hidden ? 0 : 500);
  });
})();
