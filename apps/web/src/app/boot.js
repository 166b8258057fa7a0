// The kept language and appearance and the institution's colour, before the first paint; shared/language.ts,
// theme/appearance.ts and theme/brand.ts are what keeps them. The build puts it into the page, and the page's security policy
// names its hash.
(function () {
  // For style sheets: what only scripts bring to life is not shown without them.
  document.documentElement.dataset.scripts = '';
  try {
    var language = localStorage.getItem('catalogue.language');
    if (language === 'en' || language === 'es') document.documentElement.lang = language;
    var html = document.documentElement.dataset;
    var kept = JSON.parse(localStorage.getItem('catalogue.appearance') || '{}');
    var more = matchMedia('(prefers-contrast: more)').matches;
    var cor = kept.cor || (more ? 'contraste' : 'normal');
    var dark = kept.modo ? kept.modo === 'escuro' : matchMedia('(prefers-color-scheme: dark)').matches;
    if (kept.zoom) html.zoom = kept.zoom;
    if (kept.zoom >= 60) html.enlarged = '';
    if (kept.negrito) html.negrito = '';
    if (cor !== 'normal') html.cor = cor;
    if (dark && cor !== 'contraste') html.modo = 'escuro';
    var brand = document.createElement('style');
    brand.id = 'brand';
    document.head.append(brand);
    var rules = (localStorage.getItem('catalogue.brand') || '').match(/[^}]+}/g) || [];
    rules.forEach(function (rule) {
      brand.sheet.insertRule(rule);
    });
  } catch (error) {
    console.warn(error);
  }
})();
// What the reader changes and presses until the app is alive; app/earlyInput.ts does it again then. Heard last, at the window,
// where it shows whether a part that is alive already has done it.
(function () {
  var early = { fields: new Map(), pressed: null };
  function isAlive(element) {
    for (var key in element) if (key.indexOf('__reactFiber$') === 0) return true;
    return false;
  }
  function note(event) {
    var target = event.target;
    if (event.type === 'submit') {
      // Forms that are alive are never sent by the browser.
      if (event.defaultPrevented) return;
      event.preventDefault();
      early.pressed = target;
      // A search works without the app: do not wait for it for long.
      if (target.hasAttribute('action'))
        setTimeout(function () {
          if (early.pressed === target) target.submit();
        }, 3000);
    } else if (event.type === 'click') {
      var button = target.closest('button[type="button"]');
      if (button && !isAlive(button)) early.pressed = button;
      // A value that arrives twice does no harm.
    } else early.fields.set(target, /checkbox|radio/.test(target.type) ? target.checked : target.value);
  }
  var kinds = ['input', 'change', 'click', 'submit'];
  early.stop = function () {
    kinds.forEach(function (kind) {
      window.removeEventListener(kind, note);
    });
  };
  kinds.forEach(function (kind) {
    window.addEventListener(kind, note);
  });
  window.earlyInput = early;
})();
